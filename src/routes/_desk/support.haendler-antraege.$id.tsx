import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { useState } from "react"
import type { ApplicationAct } from "../../domain/dealer-application/application.ts"
import { actOnApplication } from "../../services/desk/application-acts.ts"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { applicationById } from "../../services/queries/applications.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActOnApplication } from "../../ui/support/applications/ActOnApplication.tsx"
import { applicationsHead } from "../../ui/support/applications/application-texts.ts"
import { ApplicationPage } from "../../ui/support/applications/ApplicationPage.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"

/** One application, with its papers; what is decided is asked before. */
export const Route = createFileRoute("/_desk/support/haendler-antraege/$id")({
  staticData: { page: "app", permission: "dealers.edit", texts: ["support"] },
  loader: async (at) => {
    const id = accountIdIn(at.params.id)
    if (id === undefined) throw notFound()
    return { id, read: await loaded(at, applicationById(id)) }
  },
  head: ({ match: { context } }) => applicationsHead(context.i18n, "one"),
  component: OneApplication
})

function OneApplication() {
  const { id, read } = Route.useLoaderData()
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const isLive = useLive()
  const [asked, setAsked] = useState<ApplicationAct>()
  return (
    <LastRecord question={applicationById(id)} loaded={read}>
      {(application) => (
        <ApplicationPage
          application={application}
          onAct={isLive ? setAsked : undefined}
          dialog={
            <ActOnApplication
              asked={asked}
              onClose={() => setAsked(undefined)}
              onAct={async (act, answer) => {
                const outcome = await actOnApplication(client, act, application, answer)
                // also after a refusal: another user may have been faster
                await queries.invalidateQueries()
                return outcome
              }}
            />
          }
        />
      )}
    </LastRecord>
  )
}
