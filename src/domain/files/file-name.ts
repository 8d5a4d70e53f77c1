import { endingOf } from "./file-kinds.ts"

/** Longest name in UTF-16 units, its ending included: what every file system and column takes. */
export const longestFileName = 100

/** Control characters, those that turn the direction of text, and invisible ones: a name must be what it looks like. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu

/** What paths, shells and file systems take for something else. */
const unfit = /[<>:"|?*\\/`$%;&#]+/gu

/** Names that stand for devices on some systems. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu

const cut = (stem: string, most: number): string =>
  stem.length <= most
    ? stem
    : stem
        .slice(0, most)
        .toWellFormed()
        .replace(/\ufffd$/u, "")

/**
 * A file's name as we keep and show it: no path, no sign that hides, no name that means something to a system, and
 * short enough. Nothing where only an ending, or less, is left (rule safety.files).
 */
export const harmlessFileName = (given: string): string | undefined => {
  const last = given.toWellFormed().split(/[\\/]/u).at(-1) ?? ""
  const plain = last
    .normalize("NFC")
    .replace(hidden, "")
    .replace(unfit, "-")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.]+|[\s.]+$/gu, "")
    .replace(device, "_$&")
  const ending = endingOf(plain)
  if (ending === "") return undefined
  const stem = plain.slice(0, -ending.length - 1).replace(/[\s.]+$/u, "")
  return /[\p{L}\p{N}]/u.test(stem)
    ? `${cut(stem, longestFileName - ending.length - 1)}.${ending}`
    : undefined
}
