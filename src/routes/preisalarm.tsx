import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { LivePriceAlarm } from "./-account/LivePriceAlarm.tsx"
import { loadAlarmStart } from "./-account/load-alarm-start.ts"

/** "Tell me when it falls below": `?brennstoff=holzpellets-lose&plz=80331` is what price pages lead here with. */
export const Route = createFileRoute("/preisalarm")({
  staticData: { page: "app", texts: ["customer"] },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    fuel: search["brennstoff"],
    zip: search["plz"]
  }),
  loader: async ({ context: { client, locale, i18n }, deps }) => ({
    ...(await loadAlarmStart(client, locale.countryId, deps)),
    title: i18n._(msg`Preisalarm | Heizmarkt`)
  }),
  // what stands in the form stays, whatever the price does meanwhile
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: [{ title: loaderData.title }] }),
  component: Page
})

function Page() {
  const { start, watched } = Route.useLoaderData()
  return <LivePriceAlarm start={start} watched={watched} />
}
