import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { menuWords } from "virtual:menu-words"
import { longestSearch, textIn } from "../../services/desk/list-query.ts"
import { MachinePage } from "../../ui/atlas/MachinePage.tsx"
import { MachinesPage } from "../../ui/atlas/MachinesPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { allMachines, machinePage } from "../-desk/machine-pages.ts"
import { useTabMachines } from "../-desk/use-tab-machines.ts"
import { deskPage, titled } from "../-desk/desk-page.ts"

/** Page: all state machines with their current states in this tab; the machine or the search text is in the URL. */
export const Route = createFileRoute("/_desk/qa/maschinen")({
  ...deskPage("machines"),
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    machine: textIn(search["maschine"]),
    search: textIn(search["suche"])
  }),
  loader: async ({ deps: { machine }, location: { publicHref } }) => {
    // only the server has the rendered state charts, and checks the permission
    if (!import.meta.env.SSR) throw redirect({ href: publicHref, reloadDocument: true })
    if (machine === "") return { kind: "list", machines: await allMachines() } as const
    const page = await machinePage(machine)
    if (page === undefined) throw notFound()
    return { kind: "machine", page } as const
  },
  head: ({ match: { context, loaderDeps } }) =>
    titled(
      ...(loaderDeps.machine === "" ? [] : [loaderDeps.machine]),
      context.i18n._(menuWords.machines.name)
    ),
  component: Machines
})

function Machines() {
  const loaded = Route.useLoaderData()
  const { search } = Route.useLoaderDeps()
  const { states, events } = useTabMachines()
  const href = useHref()
  const isLive = useLive()
  if (loaded.kind === "list")
    return (
      <MachinesPage
        machines={loaded.machines}
        search={search}
        maxLength={longestSearch}
        states={states}
        hrefOf={(machine) => href(`/qa/maschinen?${new URLSearchParams({ maschine: machine })}`)}
      />
    )
  const { machine } = loaded.page
  return (
    <MachinePage
      page={loaded.page}
      state={states.get(machine)}
      events={events.filter((event) => event.machine === machine).slice(0, 20)}
      isLive={isLive}
    />
  )
}
