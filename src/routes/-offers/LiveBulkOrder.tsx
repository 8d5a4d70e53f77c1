import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useState } from "react"
import { encodePoints } from "../../domain/bulk/points-codec.ts"
import { withOnlyQuality } from "../../domain/options/qualities.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { bulkOrderMachine } from "../../machines/bulk-order.machine.ts"
import { bulkOrderActors } from "../../services/actors/bulk-order.actors.ts"
import { freshBulkOrders } from "../../services/actors/fresh-bulk-orders.ts"
import { keepPoints, onPointsElsewhere } from "../../services/browser/kept-points.ts"
import { readBulkOrderQuery, writeBulkOrderQuery } from "../../services/page/bulk-order-query.ts"
import type { LoadedBulkOrder } from "../../services/page/load-bulk-order.ts"
import { bulkChoiceAddress } from "../../services/page/bulk-choice-address.ts"
import { writtenAddress } from "../../services/page/written-address.ts"
import { stringifySearch } from "../../services/router/search.ts"
import { bulkOrderView } from "../../ui/bulk/bulk-order.view.ts"
import type { BulkOrderWishes } from "../../ui/bulk/bulk-order.wishes.ts"
import { BulkOrderPage } from "../../ui/bulk/BulkOrderPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"

const route = getRouteApi("/$productGroup/sammelbestellung")

interface LiveBulkOrderProps {
  readonly loaded: LoadedBulkOrder & { readonly group: ProductGroup }
}

/** The bulk order with its machine: the URL contains the request, and the machine contains the result. */
export function LiveBulkOrder({ loaded }: LiveBulkOrderProps) {
  const { points, qualities, calculation, hasFailed, group } = loaded
  const { client, locale } = route.useRouteContext()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const href = useHref()
  const isLive = useLive()
  const { countryId } = locale
  const [written] = useState(writtenAddress)
  const [results] = useState(() => freshBulkOrders())

  const machine = useMemo(
    () =>
      bulkOrderMachine.provide({
        actors: bulkOrderActors(client, results),
        actions: {
          persist: (_, { points: wished, ...key }) => keepPoints(key, wished),
          showAddress: (_, wished) => {
            const query = writeBulkOrderQuery(countryId, wished, qualities)
            written.wrote(query)
            void navigate({ to: ".", search: query, resetScroll: false })
          }
        }
      }),
    [client, results, countryId, qualities, written, navigate]
  )
  const [snapshot, send] = useMachine(machine, {
    input: { countryId, productGroupId: group.id, points, qualities, calculation, hasFailed }
  })

  useEffect(() => {
    // a URL written by this page is not read back: it contains less than the page's state, since it cannot express an
    // incomplete row
    if (written.isWritten(search)) return
    send({ type: "address.changed", points: readBulkOrderQuery(countryId, group.id, search) })
  }, [send, written, countryId, group.id, search])

  useEffect(
    () =>
      onPointsElsewhere({ countryId, productGroupId: group.id }, (changed) =>
        send({ type: "points.changed", points: changed })
      ),
    [send, countryId, group.id]
  )

  const { points: rows } = snapshot.context
  const isFirst = calculation !== null && snapshot.context.calculation === calculation
  useEffect(() => {
    // the result rendered by the server is stored like any other result
    if (isFirst)
      results.keep(
        {
          countryId,
          productGroupId: group.id,
          qualities,
          points: rows.map((row) => ({ ...row, amount: row.amount ?? 0 }))
        },
        calculation
      )
  }, [results, isFirst, calculation, qualities, rows, countryId, group.id])

  const wishes = useMemo(
    (): BulkOrderWishes => ({
      onZip: (index, zip) => send({ type: "point.zip", index, zip }),
      onAmount: (index, text) => send({ type: "point.amount", index, text }),
      onAdd: () => send({ type: "point.add" }),
      onRemove: (index) => send({ type: "point.remove", index }),
      onStart: () => send({ type: "calculation.start" }),
      onRetry: () => send({ type: "calculation.retry" })
    }),
    [send]
  )
  const [first] = rows
  const isPlaced = encodePoints(countryId, rows.slice(0, 1)) !== ""
  return (
    <BulkOrderPage
      group={group}
      view={bulkOrderView(snapshot)}
      wishes={isLive ? wishes : undefined}
      orderHref={(offer) => href(bulkChoiceAddress(snapshot.context, offer))}
      qualityHref={(id) =>
        href(`/${group.slug}/sammelbestellung`) +
        stringifySearch(writeBulkOrderQuery(countryId, rows, withOnlyQuality(group.id, qualities, id)))
      }
      listHref={
        href(`/${group.slug}/angebotsliste`) +
        (isPlaced && first ? stringifySearch({ zipCode: first.zipCode, amount: first.amount }) : "")
      }
      retryHref={href(`/${group.slug}/sammelbestellung`) + stringifySearch(search)}
    />
  )
}
