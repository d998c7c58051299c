import { type ImgHTMLAttributes, useCallback } from 'react'

interface BlobImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  readonly blob: Blob
  readonly alt: string
}

/** An image that is at hand already; its address within the page lives as long as it is shown. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(image.src)
    },
    [blob],
  )
  return <img {...rest} ref={show} alt={alt} />
}
