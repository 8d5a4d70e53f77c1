/** A JSON object, unchanged as sent. */
export type Body = Readonly<Record<string, unknown>>

/** Converts a received value to the contract's form; returns the same object if nothing needs to change. */
export type Read = (sent: unknown) => unknown

export const isBody = (sent: unknown): sent is Body =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent)

/** Returns a field of a body; null counts as missing. */
export const given = (body: Body, name: string): unknown =>
  Object.hasOwn(body, name) ? (body[name] ?? undefined) : undefined

/** Returns a name of the contract with a lower-case first letter, as some clients send it. */
export const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * Returns a field by its name, or by the name with a lower-case first letter; for readers of shapes, which run before
 * the names are converted.
 */
export const spelled = (body: Body, name: string): unknown => given(body, name) ?? given(body, small(name))

/** Converts each entry of a list; returns the same list if no entry changes. */
export const readEach = (sent: unknown, read: Read): unknown => {
  if (!Array.isArray(sent)) return sent
  const entries: ReadonlyArray<unknown> = sent
  const next = entries.map((entry) => read(entry))
  return next.every((entry, index) => entry === entries[index]) ? sent : next
}

const isOther = (body: Body, name: string, value: unknown): boolean =>
  body[name] !== value || Object.hasOwn(body, name) !== (value !== undefined)

/**
 * Returns the body with changed fields, or the same body if nothing changes; fields whose new value is `undefined` are
 * removed.
 */
export const withMembers = (body: Body, members: Body): Body => {
  if (!Object.keys(members).some((name) => isOther(body, name, members[name]))) return body
  const next = new Map(Object.entries(body))
  for (const [name, value] of Object.entries(members))
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  // `fromEntries` defines own properties, so "__proto__" in a body stays an ordinary name
  return Object.fromEntries(next)
}
