/**
 * Words for people, not yet in a language: a key of the catalogue and the facts that go into the sentence.
 * A fact that is itself a Text (a race's name, a terrain) is put into words first, in the same language.
 */
export interface Text {
  readonly key: string;
  readonly facts?: Facts;
}

export type Fact = string | number | Text | readonly Text[];

export type Facts = Readonly<Record<string, Fact>>;

export const text = (key: string, facts?: Facts): Text => (facts ? { key, facts } : { key });

/** The name of whoever sits on a seat. Rules know only seats: the table puts the name in before a text is put into words. */
export const seatName = (seat: number): Text => text('table:seat', { seat, number: seat + 1 });
