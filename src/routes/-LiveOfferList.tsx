import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useState } from "react"
import type { Calculation } from "../domain/calculation.ts"
import { encodeOfferChoice } from "../domain/options/offer-choice.ts"
import type { ProductGroup } from "../domain/product-group.ts"
import { calculatorMachine } from "../machines/calculator.machine.ts"
import { calculatorActors } from "../services/actors/calculator.actors.ts"
import { keepWishes, wishesCookie } from "../services/browser/kept-wishes.ts"
import type { LoadedOfferList } from "../services/page/load-offer-list.ts"
import { readOfferListQuery, writeOfferListQuery } from "../services/page/offer-list-query.ts"
import { ownAddress } from "../services/page/own-address.ts"
import { useLive } from "../services/page/use-live.ts"
import { parseSearch, stringifySearch } from "../services/router/search.ts"
import { useHref } from "../ui/kit/site.tsx"
import { offerListView } from "../ui/offers/offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "../ui/offers/offer-list.wishes.ts"
import { OfferListPage } from "../ui/offers/OfferListPage.tsx"
import { usePageFacts } from "./-page-facts.ts"

const route = getRouteApi("/$productGroup/angebotsliste")

interface LiveOfferListProps {
  readonly loaded: LoadedOfferList & { readonly group: ProductGroup; readonly searchStr: string }
}

const persist = (calculation: Calculation, source: string) => {
  keepWishes(calculation)
  document.cookie = wishesCookie(calculation, source, location.protocol === "https:")
}

/** The offer list with its calculator: the address says what is wished, the machine what comes of it. */
export function LiveOfferList({ loaded: { data, list, answer, group, searchStr } }: LiveOfferListProps) {
  const { client, locale } = route.useRouteContext()
  const { homes } = usePageFacts()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const href = useHref()
  const isLive = useLive()
  const { countryId } = locale
  const settingsOpen = "openSettings" in search && search.openSettings === "1"
  const [own] = useState(ownAddress)

  const toOffers = (calculation: Calculation) =>
    href(`/${group.slug}/angebotsliste`) + stringifySearch(writeOfferListQuery(calculation))
  const toOrder = (calculation: Calculation, offer: Parameters<typeof encodeOfferChoice>[1]) =>
    href(`/${group.slug}/bestellparameter-bestaetigen`) +
    stringifySearch(encodeOfferChoice(calculation, offer))

  const [snapshot, send] = useMachine(
    calculatorMachine.provide({
      actors: calculatorActors(client),
      actions: {
        persist: (_, kept) => persist(kept.calculation, kept.source),
        showAddress: (_, calculation) => {
          const query = writeOfferListQuery(calculation)
          own.wrote(query)
          void navigate({ to: ".", search: query, resetScroll: false })
        },
        openOrder: (_, { calculation, dealerId, offerHash, totalPrice }) => {
          void navigate({
            to: "/$productGroup/bestellparameter-bestaetigen",
            params: { productGroup: group.slug },
            search: encodeOfferChoice(calculation, { dealerId, hash: offerHash, totalPrice })
          })
        }
      }
    }),
    {
      input: {
        countryId,
        productGroupId: group.id,
        query: readOfferListQuery(countryId, group.id, parseSearch(searchStr)),
        data,
        list,
        source: "DEFAULT"
      }
    }
  )

  useEffect(() => {
    // our own address says less than we know: it cannot hold a postal code that is none, nor what was typed meanwhile
    if (own.isOwn(search)) return
    send({ type: "address.changed", query: readOfferListQuery(countryId, group.id, search) })
  }, [send, own, countryId, group.id, search])

  const view = offerListView(snapshot, answer)
  const links: OfferListLinks = {
    ordering: (ordering) => toOffers({ ...view.calculation, ordering }),
    order: (offer) => toOrder(view.calculation, offer),
    reset: `${href(`/${group.slug}/angebotsliste`)}?zipCode=${view.calculation.zipCode}&amount=${view.calculation.amount}`,
    retry: href(`/${group.slug}/angebotsliste`) + searchStr,
    homes
  }
  const wishes = useMemo(
    (): OfferListWishes => ({
      onZip: (zip) => send({ type: "zip.change", zip }),
      onAmount: (text) => send({ type: "amount.change", text }),
      onStart: () => send({ type: "calculation.start" }),
      onChoice: (choice) => send({ type: "choice.make", choice }),
      onReset: () => send({ type: "configuration.reset" }),
      onRetry: () => send({ type: "calculation.retry" }),
      onOrder: (offerId) => send({ type: "offer.order", offerId })
    }),
    [send]
  )
  return (
    <OfferListPage
      group={group}
      view={view}
      links={links}
      wishes={isLive ? wishes : undefined}
      settingsOpen={settingsOpen}
    />
  )
}
