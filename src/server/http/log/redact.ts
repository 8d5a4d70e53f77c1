/** A path segment that could be a token: a long one that does not consist of words. */
const tokenLike = /^(?=.*[0-9A-Z_])[A-Za-z0-9_-]{20,}$/u

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu

/**
 * Converts a text to one line of plain text: characters that a terminal or a log would interpret as commands become
 * spaces.
 */
export const oneLine = (text: string): string => text.replace(controls, " ")

/** Returns an address without its query, fragment, user and possible tokens (rule safety.redacted-logs). */
export const redactedAddress = (address: string): string => {
  const bare = oneLine(address).split(/[?#]/u)[0] ?? ""
  return bare
    .replace(/\/\/[^/@\s]*@/u, "//")
    .split("/")
    .map((segment) => (tokenLike.test(segment) ? "…" : segment))
    .join("/")
}

/** Returns a text in which every address is redacted; the line breaks of a stack trace stay. */
export const redactedText = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      oneLine(line)
        .replace(/[a-z][a-z0-9+.-]*:\/\/[^\s)"']+/giu, (address) => {
          const place = /(?::[0-9]+){1,2}$/u.exec(address)?.[0] ?? ""
          return redactedAddress(address.slice(0, address.length - place.length)) + place
        })
        .replace(/[A-Za-z0-9_-]{32,}/gu, (word) => (tokenLike.test(word) ? "…" : word))
        .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/giu, "…@…")
    )
    .join("\n")
