/** An address without slashes that name nothing: behind its path, and two in a row; another spelling that leads here for good. */
export const withoutSpareSlashes = (href: string): string => {
  const [path = "", ...query] = href.split("?")
  const short = path.replaceAll(/\/{2,}/gu, "/").replace(/(?<=.)\/$/u, "")
  return [short, ...query].join("?")
}
