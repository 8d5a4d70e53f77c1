import { endingOf } from "./file-kinds.ts"

/** Maximum length of a name in UTF-16 units, including its extension; all file systems and columns support it. */
export const longestFileName = 100

/**
 * Control characters, characters that change the text direction, and invisible characters, which make a name look
 * different from its actual content.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu

/** Characters with a special meaning in paths, shells and file systems. */
const unfit = /[<>:"|?*\\/`$%;&#]+/gu

/** Device names that are reserved in some operating systems. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu

const cut = (stem: string, most: number): string =>
  stem.length <= most
    ? stem
    : stem
        .slice(0, most)
        .toWellFormed()
        .replace(/\ufffd$/u, "")

/**
 * Returns a file's name for storing and display: without path, hidden characters and reserved names, and truncated if
 * too long. Returns `undefined` if nothing or only an extension remains (rule safety.files).
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
