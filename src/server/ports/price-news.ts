import { Context } from "effect"

/**
 * Announces that a price list was reloaded, that a dealer has changed or that content was changed, to the caches that
 * depend on it.
 */
export class PriceNews extends Context.Service<
  PriceNews,
  {
    readonly tell: () => void
    readonly listen: (listener: () => void) => void
  }
>()("server/ports/PriceNews") {}

/** News of one process. */
export const priceNews = (): PriceNews["Service"] => {
  const listeners: Array<() => void> = []
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.push(listener)
    }
  }
}
