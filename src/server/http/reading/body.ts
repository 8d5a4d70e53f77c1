/** A JSON object as it was sent. */
export type Body = Readonly<Record<string, unknown>>

/** How something that was sent is read; what needs no other reading stays the same object. */
export type Read = (sent: unknown) => unknown

export const isBody = (sent: unknown): sent is Body =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent)

/** A member that was sent; one that is null is as one that was not. */
export const given = (body: Body, name: string): unknown =>
  Object.hasOwn(body, name) ? (body[name] ?? undefined) : undefined

/** A name of the contract as some clients begin it. */
export const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** A member by its name, or by the same name begun small: shapes are looked at before names are. */
export const spelled = (body: Body, name: string): unknown => given(body, name) ?? given(body, small(name))

/** The same list while all its entries are the same. */
export const readEach = (sent: unknown, read: Read): unknown => {
  if (!Array.isArray(sent)) return sent
  const entries: ReadonlyArray<unknown> = sent
  const next = entries.map((entry) => read(entry))
  return next.every((entry, index) => entry === entries[index]) ? sent : next
}

const isOther = (body: Body, name: string, value: unknown): boolean =>
  body[name] !== value || Object.hasOwn(body, name) !== (value !== undefined)

/** The body with other members, where they are others; a name with `undefined` goes. */
export const withMembers = (body: Body, members: Body): Body => {
  if (!Object.keys(members).some((name) => isOther(body, name, members[name]))) return body
  const next = new Map(Object.entries(body))
  for (const [name, value] of Object.entries(members))
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  // defines members: "__proto__" of a body stays a name
  return Object.fromEntries(next)
}
