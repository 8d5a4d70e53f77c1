/** The text of a field of an alarm's form, without blanks around it. */
export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === "string" ? value.trim() : ""
}
