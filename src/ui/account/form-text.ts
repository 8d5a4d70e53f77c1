/** The text of a field of a form. */
export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === "string" ? value : ""
}
