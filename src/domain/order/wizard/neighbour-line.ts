import { typedText } from "../../typed-text.ts"

/** Name at the door and house number of a neighbour; a part that was not typed is empty. */
export interface Neighbour {
  readonly lastName: string
  readonly houseNumber: string
}

/** Reason why the buyer should check a part of the line again. */
export type NeighbourDoubt =
  /** No house number after a name that is followed by another neighbour. */
  | "withoutNumber"
  /** A name that contains a number: two neighbours without a comma between them, or a word after the number. */
  | "unsure"
  /** A neighbour for whom the order has no station. */
  | "withoutStation"

/** Placeholder for a neighbour who is left out, so that the neighbours after it keep their positions in the line. */
const leftOut: Neighbour = { lastName: "", houseNumber: "" }

/** Separates neighbours; "und" only follows a number, because "Huber und Maier 14" is the name at one door. */
const between = /[,;\n]+|(?<=\d\s?[a-z]?)\s(?:und|u\.|&)\s/iu

/** A name, and a house number such as "12 a", "12/3" or "12-14" at its end. */
const nameAndNumber =
  /^(?<lastName>.*?)[\s:]*(?:\b(?:haus)?nr\.?\s*)?(?<houseNumber>\d+(?:\s?[a-z])?(?:\s?[-–/+]\s?(?:\d+(?:\s?[a-z])?|[a-z]))*)$/iu

const readPart = (part: string): Neighbour => {
  if (/^[-–—]$/u.test(part)) return leftOut
  const { lastName = part, houseNumber = "" } = nameAndNumber.exec(part)?.groups ?? {}
  return { lastName, houseNumber }
}

/**
 * Reads names and house numbers from one line, e.g. "Huber 14, Maier 16 a". A number that stands alone belongs to the
 * name before it ("Huber, 14"); empty parts are ignored, and a dash leaves a neighbour out.
 */
export const readNeighbours = (line: string): ReadonlyArray<Neighbour> => {
  const found: Array<Neighbour> = []
  for (const part of typedText(line).split(between)) {
    const text = part.replaceAll(/\s+/gu, " ").trim()
    if (text === "") continue
    const neighbour = readPart(text)
    const last = found.at(-1)
    const continues = neighbour.lastName === "" && neighbour.houseNumber !== ""
    if (continues && last !== undefined && last.lastName !== "" && last.houseNumber === "")
      found[found.length - 1] = { ...last, houseNumber: neighbour.houseNumber }
    else found.push(neighbour)
  }
  return found
}

/** Writes neighbours as a line that `readNeighbours` understands. */
export const neighbourLine = (neighbours: ReadonlyArray<Neighbour>): string => {
  const parts = neighbours.map(({ lastName, houseNumber }) =>
    `${lastName} ${houseNumber}`.replaceAll(/[\s,;]+/gu, " ").trim()
  )
  const last = parts.findLastIndex((part) => part !== "")
  return parts
    .slice(0, last + 1)
    .map((part) => part || "–")
    .join(", ")
}

/**
 * Returns the neighbours of a line that need another look, with the reason. The last one may still be without a number,
 * because it is probably still being typed.
 */
export const doubtfulNeighbours = (
  line: string,
  stations: number
): ReadonlyArray<{ readonly text: string; readonly doubt: NeighbourDoubt }> => {
  const neighbours = readNeighbours(line)
  return neighbours.flatMap((neighbour, at) => {
    const { lastName, houseNumber } = neighbour
    const doubt: NeighbourDoubt | undefined =
      at >= stations
        ? "withoutStation"
        : /\d/u.test(lastName)
          ? "unsure"
          : lastName !== "" && houseNumber === "" && at < neighbours.length - 1
            ? "withoutNumber"
            : undefined
    return doubt === undefined ? [] : [{ text: neighbourLine([neighbour]), doubt }]
  })
}
