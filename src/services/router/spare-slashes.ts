/**
 * Removes unnecessary slashes from a URL: a slash at the end of its path, and repeated slashes. URLs with such slashes
 * are redirected permanently.
 */
export const withoutSpareSlashes = (href: string): string => {
  const [path = "", ...query] = href.split("?")
  const short = path.replaceAll(/\/{2,}/gu, "/").replace(/(?<=.)\/$/u, "")
  return [short, ...query].join("?")
}
