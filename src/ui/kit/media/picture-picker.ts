import { createContext, type ReactNode, useContext } from "react"
import type { PictureFacts } from "../../../domain/content/block.ts"

export interface PicturePickerProps {
  /** Id of the currently chosen picture. */
  readonly chosenId: number | undefined
  readonly onClose: () => void
  /** Called with the data of the chosen picture that a page stores (rule media.text). */
  readonly onPick: (picture: PictureFacts) => void
}

type DrawPicker = (props: PicturePickerProps) => ReactNode

/**
 * The picture picker for the forms of a page; the route connects the picker to its server calls
 * (`src/routes/-desk/PickPicture.tsx`).
 */
export const PicturePickerContext = createContext<DrawPicker | undefined>(undefined)

/** Returns the picker for picture fields, which is rendered while it is open; `undefined` on pages without a picker. */
export const usePicturePicker = (): DrawPicker | undefined => useContext(PicturePickerContext)
