import path from 'node:path';
import { cacheDir as ofEveryTool } from '@review-reply/infra';

export const cacheDir = path.join(ofEveryTool, 'ops');
