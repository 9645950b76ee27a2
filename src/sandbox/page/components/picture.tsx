import { useState } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { Icon } from './icon.js';

interface Props {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly spoiler?: boolean | undefined;
  /** A small picture beside text: its description is for screen readers only. */
  readonly small?: boolean;
}

/** A picture with its description below; a press enlarges it. */
export function PictureView({ url, alt, width, height, spoiler = false, small = false }: Props) {
  const client = useClient();
  const textOnly = useView((state) => state.textOnly);
  const [hidden, setHidden] = useState(spoiler);
  if (textOnly) {
    return (
      <figure class="picture as-text">
        <Icon name="picture" />
        <figcaption>{alt || 'A picture without a description.'}</figcaption>
      </figure>
    );
  }
  const size = width && height ? { width, height } : {};
  const zoom = () => (hidden ? setHidden(false) : client.store.dispatch({ type: 'zoom', picture: { url, alt } }));
  return (
    <figure class={`picture ${small ? 'small' : ''} ${hidden ? 'hidden' : ''}`}>
      <button type="button" aria-label={hidden ? 'Show the hidden picture' : 'Enlarge the picture'} onClick={zoom}>
        <img src={url} alt={alt} {...size} decoding="async" />
      </button>
      {alt && !small && <figcaption aria-hidden="true">{alt}</figcaption>}
    </figure>
  );
}
