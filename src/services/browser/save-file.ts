/** Offers a text to the browser as a file download. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))

/** Offers a blob to the browser as a file download. */
export const saveBlob = (name: string, contents: Blob): void => {
  const address = URL.createObjectURL(contents)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // the browser has read the blob by its next task
  setTimeout(() => URL.revokeObjectURL(address))
}
