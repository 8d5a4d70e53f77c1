/**
 * House number at the end of a street line, e.g. a number, a letter, a part or a range: "12", "12 a", "3-5", "7/2", "4
 * 1/2".
 */
const atEnd =
  /^(.*[\p{L}).,].*?|[\p{L}][0-9]+)[ ,]+([0-9]+ ?[a-z]?(?: ?[-/+–] ?[0-9]+ ?[a-z]?| [0-9]\/[0-9])?)$/iu

/** Common ways to write that a house has no number. */
const none = /^(?:ohne|keine?|o\.? ?nr?)\b.*$|^(?:-+|0|s\/n)$/iu

/** Street names whose houses have numbers; a farm or a mill may have none. */
const streetAlone =
  /(?:stra(?:ß|ss)e|str\.?|gasse|weg|platz|allee|ring|damm|ufer|chaussee|steig|pfad|promenade|rain)$|^(?:rue|via|avenue|chemin|route) /iu

interface House {
  readonly street: string
  readonly houseNumber: string
}

const key = (number: string): string => number.replaceAll(" ", "").toLowerCase()

/** Moves the house number to its own field if it was typed into the street field or into both fields. */
export const houseIn = ({ street, houseNumber }: House): House => {
  const own = none.test(houseNumber) ? "" : houseNumber
  const [, name = "", number = ""] = atEnd.exec(street) ?? []
  // "Straße 12" can itself be a street name: it is not split if another house number is entered
  const isTwice = key(own) === key(number) && !/^stra(?:ß|ss)e$/iu.test(name)
  if (number !== "" && (own === "" || isTwice))
    return { street: name.replace(/,$/u, ""), houseNumber: number }
  return { street, houseNumber: own === "" && houseNumber !== "" ? "o. Nr." : own }
}

/** Whether the house number is missing: a street name needs a number, "Hof Sonnenberg" does not. */
export const lacksNumber = ({ street, houseNumber }: House): boolean =>
  houseNumber === "" && (street === "" || streetAlone.test(street))
