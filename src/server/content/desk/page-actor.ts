/** Who does something with a page, as its log names him. */
export interface PageActor {
  readonly id: number | null
  readonly name: string
}

export const byHouse: PageActor = { id: null, name: "" }
