import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import type { Medium } from "../../domain/media/medium.ts"
import { mediumForm, removeMedium } from "../../services/desk/media-forms.ts"
import { mediaQueryOf } from "../../services/desk/media-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { mediaPage } from "../../services/queries/media.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { mediaHead } from "../../ui/support/media/medium-texts.ts"
import { MediaPage } from "../../ui/support/media/MediaPage.tsx"
import { MediumDialog } from "../../ui/support/media/MediumDialog.tsx"
import { useDeskForm } from "../-desk/use-desk-form.ts"
import { useMediaUpload } from "../-desk/use-media-upload.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Pictures of editors; which are shown stands in the address. */
export const Route = createFileRoute("/_desk/support/cms/media")({
  staticData: { page: "app", permission: "cms.media", texts: ["support"] },
  loaderDeps: ({ search }) => mediaQueryOf(search),
  loader: (at) => loaded(at, mediaPage(at.deps)),
  head: ({ match: { context } }) => mediaHead(context.i18n),
  component: Media
})

const path = "/support/cms/media"

function Media() {
  const query = Route.useLoaderDeps()
  const { list, isLoading, maxLength, onRetry } = useStaffList(mediaPage(query), Route.useLoaderData())
  const href = useHref()
  const isLive = useLive()
  const { uploads, wishes } = useMediaUpload()
  const [open, setOpen] = useState<Medium>()
  // as it was read last, also where it has left the list meanwhile
  const shown = list?.items.find(({ id }) => id === open?.id) ?? open
  return (
    <MediaPage
      list={list}
      isLoading={isLoading}
      onRetry={onRetry}
      search={query.suche ?? ""}
      isLacking={query.ohne === "text"}
      maxLength={maxLength}
      action={href(path)}
      hrefOf={({ search = "", isLacking = false, page = 1 }) =>
        href(
          queryPath(
            path,
            mediaQueryOf({ suche: search, ...(isLacking && { ohne: "text" }), seite: String(page) })
          )
        )
      }
      uploads={uploads}
      wishes={wishes}
      onOpen={isLive ? setOpen : undefined}
      dialog={shown && <Described key={shown.id} medium={shown} onClose={() => setOpen(undefined)} />}
    />
  )
}

function Described({ medium, onClose }: { readonly medium: Medium; readonly onClose: () => void }) {
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const { leaveGuard: _, ...form } = useDeskForm(mediumForm, medium)
  return (
    <MediumDialog
      {...form}
      medium={medium}
      onClose={onClose}
      onRemove={async () => {
        const removed = await removeMedium(client, medium)
        if (removed.outcome.kind === "done") {
          onClose()
          await queries.invalidateQueries()
        }
        return removed
      }}
    />
  )
}
