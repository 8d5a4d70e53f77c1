/** Returns the page number in the URL; 1 if it is missing or invalid. */
export const pageIn = (search: Readonly<Record<string, unknown>>): number => {
  const { page } = search
  return typeof page === "string" && /^[1-9][0-9]{0,4}$/u.test(page) ? Number(page) : 1
}
