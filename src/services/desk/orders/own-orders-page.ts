/** The page that an address names; anything else is the first. */
export const pageIn = (search: Readonly<Record<string, unknown>>): number => {
  const { page } = search
  return typeof page === "string" && /^[1-9][0-9]{0,4}$/u.test(page) ? Number(page) : 1
}
