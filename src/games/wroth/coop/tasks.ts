/** The steps of the AI faction and of co-op phases (WR-16); each is one line of the agenda. */
export type CoopTask =
  /** The host chooses the AI faction and its scenario (WR-15.2). */
  { readonly do: 'coop.choose' };
