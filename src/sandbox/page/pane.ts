import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The channel or thread a component is drawn in, and its composer's ear for command mentions. */
export interface Pane {
  readonly channelId: string;
  /** Puts a command into this pane's composer. */
  readonly compose: (commandName: string) => void;
}

export const PaneContext = createContext<Pane>({ channelId: '', compose: () => {} });

export const usePane = (): Pane => useContext(PaneContext);
