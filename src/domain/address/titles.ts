import type { NamedEntry } from "../options/configuration-data.ts"

/** Forms of address; 0 means not specified (rule account.titles). */
export const title1List: ReadonlyArray<NamedEntry> = [
  { id: 0, name: "Keine Angabe" },
  { id: 1, name: "Frau" },
  { id: 2, name: "Herr" },
  { id: 3, name: "Firma" }
]

/** Academic titles; 0 means none. */
export const title2List: ReadonlyArray<NamedEntry> = [
  { id: 0, name: "Kein Titel" },
  { id: 1, name: "Dr." },
  { id: 2, name: "Prof." },
  { id: 3, name: "Prof. Dr." }
]

const nameOf = (list: ReadonlyArray<NamedEntry>, id: number): string =>
  id === 0 ? "" : (list.find((entry) => entry.id === id)?.name ?? "")

interface Titled {
  readonly title1Id: number
  readonly title2Id: number
}

/** Returns the start of an address line, e.g. "Frau Dr."; empty if no title was chosen. */
export const salutation = ({ title1Id, title2Id }: Titled): string =>
  [nameOf(title1List, title1Id), nameOf(title2List, title2Id)].filter((part) => part !== "").join(" ")

interface Person extends Titled {
  readonly firstName: string
  readonly lastName: string
}

/** Returns salutation and name of an address in one line; a neighbour may have no first name. */
export const personIn = (person: Person): string =>
  [salutation(person), person.firstName, person.lastName].filter((part) => part !== "").join(" ")
