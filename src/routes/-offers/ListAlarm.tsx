import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { isZipOf } from "../../domain/place/zip.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { AlarmBelow } from "../../ui/offers/AlarmBelow.tsx"
import { type ListAlarmGoods, loadListAlarm } from "./load-list-alarm.ts"

const route = getRouteApi("/$productGroup/angebotsliste")

interface ListAlarmProps {
  readonly group: ProductGroup
  /** The postal code of the list, as it is typed. */
  readonly zipCode: string
  /** The goods that the server sent with the list; `undefined` if the list was opened from another page. */
  readonly sent: ListAlarmGoods | undefined
}

/** The price alarm for the goods of the list; its price follows the postal code entered in the list above it. */
export function ListAlarm({ group: { productId }, zipCode, sent }: ListAlarmProps) {
  const {
    client,
    locale: { countryId }
  } = route.useRouteContext()
  const [alarm, setAlarm] = useState(sent)
  const askedFor = alarm?.askedFor
  useEffect(() => {
    if (askedFor === zipCode || (askedFor !== undefined && !isZipOf(countryId, zipCode))) return
    let isOver = false
    void loadListAlarm(client, countryId, { productId, zipCode }).then((loaded) => {
      if (!isOver) setAlarm(loaded)
    })
    return () => {
      isOver = true
    }
  }, [client, countryId, productId, zipCode, askedFor])
  return alarm === undefined ? null : <AlarmBelow {...alarm} />
}
