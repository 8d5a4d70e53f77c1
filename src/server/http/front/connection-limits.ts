/** What a connection may cost before it is closed; times in ms. */
export interface ConnectionLimits {
  /** Connections open at once; further ones are closed as they come. */
  readonly atOnce: number
  /** Of these from one network that calls directly: enough for a village behind one address, too few to shut out others. */
  readonly perNetwork: number
  /** From the opening or the last answer to the end of the headers. */
  readonly headers: number
  /** From the first byte of a request to its last. */
  readonly request: number
  /** Without a request after an answer. */
  readonly idle: number
  /** With an answer on its way of which nothing leaves: the caller does not read. */
  readonly unread: number
  /** How often all this is looked at. */
  readonly lookedAt: number
}

/** The product's limits: who never reads is gone after `unread` and one look, well before half a minute. */
export const connectionLimits: ConnectionLimits = {
  atOnce: 2_000,
  perNetwork: 500,
  headers: 10_000,
  request: 60_000,
  idle: 5_000,
  unread: 20_000,
  lookedAt: 2_000
}
