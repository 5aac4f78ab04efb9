import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { WovenStrip } from '@/components/WovenStrip/WovenStrip';
import { imageSources } from './backendUrls';

interface ProjectImageProps {
  /** The path or absolute URL from the backend; null or '' if there is no image. */
  path: string | null | undefined;
  /** '' if the text beside it says the same thing. */
  alt: string;
  /** The image's size or aspect ratio in pixels, which reserves its space before it loads. */
  width: number;
  height: number;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Loads the image only when it is about to scroll into view. */
  isLazy?: boolean;
  /** Shows the whole image instead of filling the box, on the surface that `className` names. */
  isUncropped?: boolean;
  /** Makes the image a link, unless it is missing. */
  href?: string | undefined;
  className?: string;
}

/** Whether loading has failed. An image that is still loading is not complete. */
const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** A project's image, filling its box. A woven band replaces one that is missing, unsafe or cannot be loaded. */
export function ProjectImage({
  path,
  alt,
  isLazy = false,
  isUncropped = false,
  href,
  className,
  ...size
}: ProjectImageProps) {
  const [brokenPath, setBrokenPath] = useState<string>();
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An image in the prerendered HTML may fail before React listens for it.
    if (path && imageRef.current && isBroken(imageRef.current)) setBrokenPath(path);
  }, [path]);
  const sources = path ? imageSources(path) : undefined;
  if (!path || !sources || path === brokenPath) {
    return (
      <div
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        className={clsx('grid place-items-center bg-leaf', className)}
      >
        <WovenStrip />
      </div>
    );
  }
  const image = (
    <img
      key={path}
      ref={imageRef}
      {...sources}
      {...size}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setBrokenPath(path)}
      className={clsx(isUncropped ? 'object-contain' : 'bg-sand-2 object-cover', className)}
    />
  );
  if (href === undefined) return image;
  return (
    <a href={href} className="block rounded-card">
      {image}
    </a>
  );
}
