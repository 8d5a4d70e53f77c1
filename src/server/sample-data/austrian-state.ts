/**
 * Ranges of Austrian postal codes whose federal state does not follow from the first digits: first code, last code,
 * federal state. The federal state is that of the post office, as listed by the regulator RTR; the package `plz-ort`
 * contains no federal states.
 */
const exceptions: ReadonlyArray<readonly [first: number, last: number, state: string]> = [
  [2421, 2425, "B"],
  [2473, 2475, "B"],
  [2491, 2491, "B"],
  [3334, 3335, "OOE"],
  [4300, 4303, "NOE"],
  [4392, 4392, "NOE"],
  [4431, 4432, "NOE"],
  [4441, 4441, "NOE"],
  [4482, 4482, "NOE"],
  [5120, 5145, "OOE"],
  [5166, 5166, "OOE"],
  [5211, 5283, "OOE"],
  [5310, 5311, "OOE"],
  [5351, 5351, "OOE"],
  [5360, 5360, "OOE"],
  [6700, 6999, "V"],
  [7421, 7421, "ST"],
  [8380, 8385, "B"],
  [9323, 9323, "ST"],
  [9782, 9782, "T"],
  [9900, 9999, "T"]
]

const byFirstDigit: ReadonlyArray<string> = ["", "W", "NOE", "NOE", "OOE", "S", "T", "B", "ST", "K"]

/** Returns the federal state of an Austrian postal code, as a code of domain/region.ts. */
export const austrianStateOf = (zipCode: string): string => {
  const code = Number(zipCode)
  for (const [first, last, state] of exceptions) if (code >= first && code <= last) return state
  return byFirstDigit[Math.floor(code / 1000)] ?? ""
}
