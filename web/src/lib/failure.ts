// What can go wrong between a question and its answer.

import type { Place } from './wire';

/** A refusal of whoever answers, in its own words. */
export class Refused extends Error {
  constructor(
    message: string,
    public status: number,
    public at: Place | null = null,
    /** The refusal without its place. */
    public what: string = message,
  ) {
    super(message);
  }
}

/** What went wrong on the page's side, told in the language of whoever reads it. */
export class Failure extends Error {
  constructor(readonly tell: () => string) {
    super('failure of the page');
  }
}
