/** The most first: who may do up to so much mostly does all of it. */
export const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => most - at);
