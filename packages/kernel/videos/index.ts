export { isVideoFile } from './isVideoFile.ts';
export { type ProviderVideo, parseVideoAddress, type VideoProvider } from './parseVideoAddress.ts';
