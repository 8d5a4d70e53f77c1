/** The actor of a page event, as named in the log. */
export interface PageActor {
  readonly id: number | null
  readonly name: string
}

export const byHouse: PageActor = { id: null, name: "" }
