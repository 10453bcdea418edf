// The same, with the deaths that the gate leaves to tests below.
import './kill-points.test.ts';
