/** What people write before a full stop without a blank behind it: titles, ranks, streets, houses. */
const abbreviations: ReadonlySet<string> = new Set(
  "co dipl dr fam frl fr hr inh ing jun mag med nat nr pol prof rer sächs sen st str techn tel univ z".split(
    " "
  )
)

/** What stands around a full stop without a blank: "Müller.Meier", "1.OG", "J.R". */
const joined = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)((?:\.[\p{L}\p{N}-]+)+)/gu

/** The last part of a host begins with a letter and has two signs at least. */
const isEnding = (part: string): boolean => /^\p{L}[\p{L}\p{N}-]+$/u.test(part)

/** Floors and initials: no short host name of the net is one that a stranger could have. */
const isShortBefore = (part: string, next: string): boolean =>
  /^[0-9]{1,2}$/u.test(part) || (/^\p{L}$/u.test(part) && next.length >= 4)

/** "Berg b.Neumarkt i.d.OPf.": the words of a place between its name and its region. */
const isOfPlace = (first: string | undefined, second: string): boolean =>
  second.toLowerCase() === "d" && /^[aiv]$/iu.test(first ?? "")

const isHost = (parts: ReadonlyArray<string>): boolean =>
  parts.some((part, index) => {
    const before = parts[index - 1]
    return (
      before !== undefined &&
      isEnding(part) &&
      !isShortBefore(before, part) &&
      !isOfPlace(parts[index - 2], before) &&
      !abbreviations.has(before.toLowerCase())
    )
  })

/**
 * Whether a name, a street or another line about people is free of what a mail program would make a link of: schemes,
 * e-mail addresses and host names, also in wide signs. Names as people have them stay: "Müller-St. Georg", "c/o",
 * "Dr. h.c.", "Meier GmbH & Co.KG", "2.OG".
 */
const hasLink = (text: string): boolean => {
  const flat = text.normalize("NFKC").replaceAll(/[\u3002\uff61]/gu, ".")
  return (
    /:\s*\/\/|\bwww\s*\.|\S@\S/iu.test(flat) ||
    [...flat.matchAll(joined)].some(([, first = "", rest = ""]) =>
      isHost([first, ...rest.slice(1).split(".")])
    )
  )
}

/** What is wrong with a line about people or places that we pass on, once it is read (rule wire.typed-text); asked by the forms and by the server. */
export const plainNameProblem = (text: string): "linkNotAllowed" | undefined =>
  hasLink(text) ? "linkNotAllowed" : undefined
