import { Context } from "effect"

/**
 * Tells that a price list has been loaded anew, that a dealer is another now or that content was changed, to whoever keeps
 * something made from the former one.
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
