/**
 * Removes unnecessary slashes from a URL: at the end of its path, and repeated ones. A URL with such slashes is
 * redirected permanently.
 */
export const withoutSpareSlashes = (href: string): string => {
  const [path = "", ...query] = href.split("?")
  const short = path.replaceAll(/\/{2,}/gu, "/").replace(/(?<=.)\/$/u, "")
  return [short, ...query].join("?")
}
