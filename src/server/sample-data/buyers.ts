import type { Random } from "./random.ts"

/** A fictitious buyer of the sample data. */
export interface Buyer {
  readonly isWoman: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** If undefined, a random house number is used. */
  readonly houseNumber?: string
}

const women = ["Anna", "Christine", "Eva", "Gabi", "Ilse", "Karin", "Monika", "Renate", "Sabine", "Ursula"]
const men = ["Bernd", "Dieter", "Franz", "Heinz", "Josef", "Klaus", "Martin", "Peter", "Stefan", "Werner"]
const lastNames = [
  "Baumann",
  "Berger",
  "Brunner",
  "Fischer",
  "Gruber",
  "Huber",
  "Keller",
  "Lehmann",
  "Moser",
  "Schmid",
  "Schneider",
  "Steiner",
  "Vogel",
  "Wagner",
  "Winkler"
]

/** Creates a guest with an e-mail address that does not exist. */
export const guestOf = (random: Random): Buyer => {
  const isWoman = random.chance(0.5)
  const firstName = random.pick(isWoman ? women : men)
  const lastName = random.pick(lastNames)
  const email = `${firstName}.${lastName}@heizmarkt.example`.toLowerCase()
  return { isWoman, firstName, lastName, email }
}
