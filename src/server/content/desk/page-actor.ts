/** The actor of an event of a page, as its log names them. */
export interface PageActor {
  readonly id: number | null
  readonly name: string
}

export const byHouse: PageActor = { id: null, name: "" }
