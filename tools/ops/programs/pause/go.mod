module review-reply/pause

go 1.24.0
