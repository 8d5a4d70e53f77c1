/** Values of a call that are part of its URL. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Returns the URL of a call from its path in the contract. */
export const addressOf = (path: string, { params, query }: AddressParts): string => {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}
