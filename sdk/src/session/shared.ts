/** Runs `run` once for all callers, and stops it when the last caller stops. */
export function shared(run: () => () => void): () => () => void {
  let users = 0
  let end = () => {}
  return () => {
    users += 1
    if (users === 1) end = run()
    let isUsing = true
    return () => {
      if (!isUsing) return
      isUsing = false
      users -= 1
      if (users === 0) end()
    }
  }
}
