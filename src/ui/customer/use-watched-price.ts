import { useEffect, useEffectEvent, useState } from "react"
import { isZipOf } from "../../domain/place/zip.ts"
import { useSite } from "../kit/site.tsx"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"

interface Known {
  readonly start: WatchedGoods
  readonly watched: WatchedPrice | undefined
  readonly onWatch: ((goods: WatchedGoods) => Promise<WatchedPrice | undefined>) | undefined
}

const isSame = (one: WatchedGoods, other: WatchedGoods): boolean =>
  one.productId === other.productId && one.zipCode === other.zipCode

/**
 * Returns the price of the goods in the form: it is requested again when the goods change, and is undefined until the
 * response arrives. Responses for previous goods are ignored.
 */
export const useWatchedPrice = (
  { productId, zipCode }: WatchedGoods,
  { start, watched, onWatch }: Known
): WatchedPrice | undefined => {
  const { countryId } = useSite().locale
  const [known, setKnown] = useState({ goods: start, watched })
  const goods = { productId, zipCode }
  const isKnown = isSame(known.goods, goods)
  const canAsk = onWatch !== undefined && (zipCode === "" || isZipOf(countryId, zipCode))
  const ask = useEffectEvent((asked: WatchedGoods) => onWatch?.(asked))
  useEffect(() => {
    if (isKnown || !canAsk) return undefined
    let isCurrent = true
    const asked = { productId, zipCode }
    void ask(asked)?.then((answer) => {
      if (isCurrent) setKnown({ goods: asked, watched: answer })
    })
    return () => {
      isCurrent = false
    }
  }, [productId, zipCode, isKnown, canAsk])
  return isKnown ? known.watched : undefined
}
