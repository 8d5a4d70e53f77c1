import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { LivePriceAlarm } from "./-account/LivePriceAlarm.tsx"
import { askForSent, loadAlarmStart } from "./-account/load-alarm-start.ts"

/**
 * Page: price alarm. The URL contains the goods as `?brennstoff=holzpellets-lose&plz=80331`, or like the offer list as
 * `?productId=20&zipCode=80331`.
 */
export const Route = createFileRoute("/preisalarm")({
  staticData: { page: "app", texts: ["customer"], takesForm: true },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    fuel: search["brennstoff"] ?? search["productId"],
    zip: search["plz"] ?? search["zipCode"]
  }),
  loader: async ({ context: { client, locale, i18n, posted }, deps }) => ({
    ...(posted === undefined
      ? await loadAlarmStart(client, locale.countryId, deps)
      : await askForSent(client, locale.countryId, posted)),
    title: i18n._(msg`Preisalarm | Heizmarkt`)
  }),
  // the values of the form stay, even if the price changes meanwhile
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: [{ title: loaderData.title }] }),
  component: Page
})

function Page() {
  const { start, watched, sent } = Route.useLoaderData()
  return <LivePriceAlarm start={start} watched={watched} {...(sent && { sent })} />
}
