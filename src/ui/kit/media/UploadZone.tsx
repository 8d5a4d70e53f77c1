import { Trans } from "@lingui/react/macro"
import { ImageUp } from "lucide-react"
import { type DragEvent, useEffect, useRef, useState } from "react"
import { acceptedBy } from "../../../domain/files/file-kinds.ts"
import { mediaKinds } from "../../../domain/media/media-limits.ts"
import { Button } from "../Button.tsx"
import s from "./Upload.module.css"

interface UploadZoneProps {
  /** Undefined until the page is hydrated. */
  readonly onAdd: ((files: ReadonlyArray<File>) => void) | undefined
  /** Whether the zone is small, as in a dialog, where the pictures to choose from are more important. */
  readonly isSmall?: boolean
}

const filesIn = (data: DataTransfer | null): ReadonlyArray<File> => [...(data?.files ?? [])]

/** Accepts pictures dragged onto it, pasted anywhere on the page, or chosen in the browser's file dialog. */
export function UploadZone({ onAdd, isSmall = false }: UploadZoneProps) {
  const field = useRef<HTMLInputElement>(null)
  // a drag fires an enter event for each nested element, so the depth is counted
  const [depth, setDepth] = useState(0)
  useEffect(() => {
    if (onAdd === undefined) return
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      onAdd(files)
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [onAdd])
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault()
  }
  return (
    <div
      className={s["zone"]}
      data-over={depth > 0 || undefined}
      data-small={isSmall || undefined}
      onDragEnter={(event) => {
        over(event)
        setDepth((now) => now + 1)
      }}
      onDragOver={over}
      onDragLeave={() => setDepth((now) => Math.max(0, now - 1))}
      onDrop={(event) => {
        event.preventDefault()
        setDepth(0)
        onAdd?.(filesIn(event.dataTransfer))
      }}
    >
      <ImageUp size={isSmall ? 24 : 32} aria-hidden="true" className={s["sign"]} />
      <div className={s["words"]}>
        <p className={s["lead"]}>
          <Trans>Bilder hierher ziehen oder einfügen</Trans>
        </p>
        <p className={s["quiet"]}>
          <Trans>JPG, PNG, WebP oder AVIF, je bis 10 MB. Ort und Kameradaten werden entfernt.</Trans>
        </p>
      </div>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={acceptedBy(mediaKinds)}
        onChange={({ currentTarget }) => {
          onAdd?.([...(currentTarget.files ?? [])])
          // clears the field, so that the same file can be chosen again
          currentTarget.value = ""
        }}
      />
      <Button
        look={isSmall ? "secondary" : "primary"}
        disabled={onAdd === undefined}
        onClick={() => field.current?.click()}
      >
        <Trans>Bilder auswählen</Trans>
      </Button>
    </div>
  )
}
