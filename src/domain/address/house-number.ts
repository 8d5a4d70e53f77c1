/** Number, letter, part or range at the end of a street: "12", "12 a", "3-5", "7/2", "4 1/2". */
const atEnd =
  /^(.*[\p{L}).,].*?|[\p{L}][0-9]+)[ ,]+([0-9]+ ?[a-z]?(?: ?[-/+–] ?[0-9]+ ?[a-z]?| [0-9]\/[0-9])?)$/iu

/** How people say that a house has no number. */
const none = /^(?:ohne|keine?|o\.? ?nr?)\b.*$|^(?:-+|0|s\/n)$/iu

/** Names of streets alone, whose houses have numbers; a farm or a mill may have none. */
const streetAlone =
  /(?:stra(?:ß|ss)e|str\.?|gasse|weg|platz|allee|ring|damm|ufer|chaussee|steig|pfad|promenade|rain)$|^(?:rue|via|avenue|chemin|route) /iu

interface House {
  readonly street: string
  readonly houseNumber: string
}

const key = (number: string): string => number.replaceAll(" ", "").toLowerCase()

/** Street and number in their fields, wherever they were typed: in one of them, or the number in both. */
export const houseIn = ({ street, houseNumber }: House): House => {
  const own = none.test(houseNumber) ? "" : houseNumber
  const [, name = "", number = ""] = atEnd.exec(street) ?? []
  // "Straße 12" is a name, too: with a number of its own it stays whole
  const isTwice = key(own) === key(number) && !/^stra(?:ß|ss)e$/iu.test(name)
  if (number !== "" && (own === "" || isTwice))
    return { street: name.replace(/,$/u, ""), houseNumber: number }
  return { street, houseNumber: own === "" && houseNumber !== "" ? "o. Nr." : own }
}

/** Whether a number is missing: a street alone leads to no house, "Hof Sonnenberg" does. */
export const lacksNumber = ({ street, houseNumber }: House): boolean =>
  houseNumber === "" && (street === "" || streetAlone.test(street))
