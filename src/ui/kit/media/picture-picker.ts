import { createContext, type ReactNode, useContext } from "react"
import type { PictureFacts } from "../../../domain/content/block.ts"

export interface PicturePickerProps {
  /** The medium that stands there now. */
  readonly chosenId: number | undefined
  readonly onClose: () => void
  /** What a page keeps of the picture (rule media.text). */
  readonly onPick: (picture: PictureFacts) => void
}

type DrawPicker = (props: PicturePickerProps) => ReactNode

/** The picker of the page that a form stands in: the route wires it to its calls (`src/routes/-desk/PickPicture.tsx`). */
export const PicturePickerContext = createContext<DrawPicker | undefined>(undefined)

/** For fields that take a picture: drawn while it is open; undefined on pages that have none. */
export const usePicturePicker = (): DrawPicker | undefined => useContext(PicturePickerContext)
