import { useRouteContext } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useRef, useState } from "react"
import type { ExportSource, FileFormat } from "../../domain/statistics/export.ts"
import { exportMachine, type FetchedFile } from "../../machines/export.machine.ts"
import { exportActors } from "../../services/actors/statistics.actors.ts"
import { saveBlob } from "../../services/browser/save-file.ts"
import { exportView, type ExportWishes } from "../../ui/statistics/export.view.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useSame } from "./use-same.ts"

/** Creates a store for the last requested file format. */
const wishedFormat = () => {
  let format: FileFormat = "csv"
  return { read: () => format, keep: (wished: FileFormat) => void (format = wished) }
}

/** Connects an export of rows to its API calls; the export starts again if the source changes. */
export const useExport = <Source extends ExportSource>(wanted: Source) => {
  const source = useSame(wanted)
  const { client } = useRouteContext({ from: "__root__" })
  const isLive = useLive()
  // the last requested format: a retry uses the same one
  const [format] = useState(wishedFormat)
  const machine = useMemo(
    () =>
      exportMachine.provide({
        actors: exportActors(client, format.read),
        actions: {
          saveFile: (_, { name, contents }: FetchedFile) => saveBlob(name, contents)
        }
      }),
    [client, format]
  )
  const [snapshot, send] = useMachine(machine, { input: { source } })
  const first = useRef(source)
  useEffect(() => {
    if (first.current === source) return
    first.current = source
    send({ type: "source.change", source })
  }, [source, send])
  const wishes = useMemo(
    (): ExportWishes => ({
      onCount: () => send({ type: "export.count" }),
      onDownload: (wished = format.read()) => {
        format.keep(wished)
        send({ type: "export.download" })
      },
      onCancel: () => send({ type: "export.cancel" })
    }),
    [send, format]
  )
  const wish: Source["wish"] = source.wish
  return { wish, exporting: exportView(snapshot), wishes: isLive ? wishes : undefined }
}
