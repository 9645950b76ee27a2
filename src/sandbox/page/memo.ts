import { Component, type ComponentType, createElement, type FunctionComponent } from 'preact';

/** A component that is drawn again only when one of its props is another value. */
export function memo<P extends object>(inner: FunctionComponent<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const keys = new Set([...Object.keys(next), ...Object.keys(this.props)]) as Set<keyof P>;
      return [...keys].some((key) => next[key] !== (this.props as P)[key]);
    }
    render() {
      return createElement(inner, this.props as P);
    }
  };
}
