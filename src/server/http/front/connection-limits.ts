/** Limits for connections; a connection that exceeds one of them is closed. Times in ms. */
export interface ConnectionLimits {
  /** Maximum number of open connections; further ones are closed on arrival. */
  readonly atOnce: number
  /**
   * Maximum number of connections from one network that connects without a trusted proxy: enough for a village behind
   * one address, too few to exclude other networks.
   */
  readonly perNetwork: number
  /** Maximum time from the opening of the connection, or from the last response, to the end of the request headers. */
  readonly headers: number
  /** Maximum time from the first to the last byte of a request. */
  readonly request: number
  /** Maximum time without a request after a response. */
  readonly idle: number
  /** Maximum time without progress in sending a response, because the caller does not read it. */
  readonly unread: number
  /** Time between two checks of the connections. */
  readonly lookedAt: number
}

/**
 * The limits in production: a caller who never reads is disconnected after `unread` plus one interval between checks,
 * well within half a minute.
 */
export const connectionLimits: ConnectionLimits = {
  atOnce: 2_000,
  perNetwork: 500,
  headers: 10_000,
  request: 60_000,
  idle: 5_000,
  unread: 20_000,
  lookedAt: 2_000
}
